export function NewTechCardScreen() {
  return null
}
