export const thumbnail =
  '<rect x="12" y="34" width="30" height="18"/><rect x="12" y="60" width="38" height="6" opacity=".35"/><rect x="60" y="34" width="30" height="18"/><rect x="60" y="60" width="38" height="6" opacity=".35"/><rect x="108" y="34" width="30" height="18"/><rect x="108" y="60" width="38" height="6" opacity=".35"/>'
