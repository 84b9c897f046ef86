export const thumbnail =
  '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="40" width="46" height="20" opacity=".35"/><rect x="62" y="40" width="46" height="20" opacity=".35"/><rect x="112" y="40" width="36" height="20"/>'
