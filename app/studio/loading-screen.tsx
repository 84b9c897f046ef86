import mark from '#lib/brand/icon-mark.svg'

/** Shown while the Studio's code loads. It does not know the user's language yet. */
export function LoadingScreen() {
  return (
    <div className="studio-loading" role="status">
      <img src={mark.src} alt="" width={56} height={56} />
      <span>Loading the Studio…</span>
      <span lang="fr-CA">Chargement du Studio…</span>
    </div>
  )
}
