export const thumbnail =
  '<rect x="12" y="22" width="60" height="14"/><rect x="12" y="44" width="52" height="6" opacity=".35"/><rect x="12" y="62" width="34" height="14" opacity=".7"/><rect x="84" y="14" width="64" height="72" opacity=".35"/>'
