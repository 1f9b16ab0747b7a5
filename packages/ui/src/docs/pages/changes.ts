import changelog from '../../../CHANGELOG.md?raw'

/** The changelog for people who upgrade: without commit hashes, and without lines that only name versions. */
export const changes = changelog
  .replace('# @press/ui', '# Changelog')
  .replace(/^- [0-9a-f]{7}: /gm, '- ')
  .replace(/^- (?:Updated dependencies.*|@press\/\S+@\S+)\n(?: {2}- .*\n)*/gm, '')
  .replace(/^### .*\n+(?=#|$(?![^]))/gm, '')
