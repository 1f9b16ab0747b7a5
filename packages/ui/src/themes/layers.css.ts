import { globalLayer } from '@vanilla-extract/css'

/** The order in which style sheets win, weakest first. Imported before everything else. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
  app: globalLayer('app'),
}
