export const thumbnail =
  '<rect x="12" y="14" width="70" height="10"/><rect x="12" y="36" width="41" height="50" opacity=".35"/><rect x="59" y="36" width="41" height="50" opacity=".35"/><rect x="107" y="36" width="41" height="50" opacity=".35"/>'
