export const thumbnail =
  '<rect x="0" y="28" width="160" height="44" opacity=".2"/><rect x="12" y="44" width="64" height="12"/><rect x="108" y="42" width="40" height="16" opacity=".7"/>'
