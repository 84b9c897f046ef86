export default function Page() {
  return <h1>An empty page</h1>
}
