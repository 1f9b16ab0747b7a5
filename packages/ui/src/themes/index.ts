export { vars, type Surface } from './contract.css.ts'
export { density } from './density.css.ts'
export { densities, themeNames, themes, type Density, type ThemeName } from './themes.ts'
