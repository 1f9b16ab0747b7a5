/** Checks a revision of this repository out into the folder `tree` and installs its packages. Changes made in the folder are lost. */
export function checkOut(tree: string, revision: string): void
