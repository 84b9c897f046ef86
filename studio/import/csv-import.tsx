export default function CsvImport() {
  return null
}
