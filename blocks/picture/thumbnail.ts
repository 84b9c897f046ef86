export const thumbnail =
  '<rect x="12" y="14" width="136" height="64" opacity=".35"/><path d="M12 78l44-40 30 26 20-16 42 30z" opacity=".6"/><rect x="12" y="84" width="60" height="5"/>'
