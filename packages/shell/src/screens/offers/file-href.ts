import { paths } from '../../routing/paths.ts'

/** Returns the address of a file in the portal. A click downloads the file. In a new tab, a screen downloads it. */
export const getFileHref = ({ id, name }: { id: number; name: string }): string => paths.file(id, name)
