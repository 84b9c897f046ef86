export const thumbnail =
  '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="136" height="8" opacity=".35"/><rect x="12" y="50" width="136" height="8" opacity=".35"/><rect x="12" y="64" width="136" height="8" opacity=".35"/><rect x="12" y="78" width="136" height="8" opacity=".35"/>'
