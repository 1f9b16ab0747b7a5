import { globalLayer } from '@vanilla-extract/css'

const components = 'components'

/** The cascade order of style sheets, lowest priority first. Import it before everything else. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer(components),
  parts: globalLayer({ parent: components }, 'parts'),
  utilities: globalLayer('utilities'),
  app: globalLayer('app'),
}
