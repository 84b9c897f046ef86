export const thumbnail =
  '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="30" height="50" opacity=".35"/><rect x="48" y="36" width="30" height="50" opacity=".35"/><rect x="83" y="36" width="30" height="50" opacity=".35"/><rect x="118" y="36" width="30" height="50" opacity=".35"/>'
