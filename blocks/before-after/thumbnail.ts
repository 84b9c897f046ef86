export const thumbnail =
  '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="136" height="50" opacity=".35"/><rect x="80" y="36" width="68" height="50" opacity=".5"/>'
