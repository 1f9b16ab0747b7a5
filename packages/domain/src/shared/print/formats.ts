import type { FormatSpec } from './material-types.ts'

const defineFormat = (
  sheet: string,
  share: number,
  width: number,
  height: number,
  key = `${sheet}/${share}`,
): FormatSpec => ({
  key,
  width,
  height,
  sheet,
  share,
})

/**
 * The formats that every press starts with: the largest trimmed sizes in mm of GOST 5773-90 (decisions §5), then ISO 216. The GOST
 * sizes are the same in three copies of the standard's table: obumage.net (kak-spisyvat-ostatki…), bizlit.com.ua/formati-knig.html
 * and liveinternet.ru/users/sanosa/post257094909. The third copy has a single misprint, in 84×108/16 (205×290). B5 counts as the
 * nearest format, 70×100/16.
 */
export const firstFormats: readonly FormatSpec[] = [
  defineFormat('60×84', 16, 145, 200),
  defineFormat('60×90', 16, 145, 215),
  defineFormat('70×90', 16, 170, 215),
  defineFormat('70×100', 16, 170, 240),
  defineFormat('84×108', 32, 130, 200),
  defineFormat('84×108', 16, 205, 260),
  defineFormat('60×84', 8, 205, 290),
  defineFormat('60×90', 8, 220, 290),
  defineFormat('60×84', 32, 100, 140),
  defineFormat('60×90', 32, 107, 140),
  defineFormat('70×90', 32, 107, 165),
  defineFormat('70×100', 32, 120, 165),
  defineFormat('70×108', 32, 130, 165),
  defineFormat('75×90', 32, 107, 177),
  defineFormat('70×108', 16, 170, 260),
  defineFormat('75×90', 16, 182, 215),
  defineFormat('70×100', 8, 245, 340),
  defineFormat('70×108', 8, 265, 340),
  defineFormat('84×108', 8, 265, 410),
  defineFormat('60×84', 8, 210, 297, 'A4'),
  defineFormat('60×84', 16, 148, 210, 'A5'),
  defineFormat('60×84', 32, 105, 148, 'A6'),
  defineFormat('70×100', 16, 176, 250, 'B5'),
]
