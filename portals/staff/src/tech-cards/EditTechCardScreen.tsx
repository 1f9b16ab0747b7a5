export function EditTechCardScreen() {
  return null
}
