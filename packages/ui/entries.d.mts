/** File names and texts of src/entries. */
export function entries(): Map<string, string>
