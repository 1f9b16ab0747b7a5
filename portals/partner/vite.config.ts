import { portal } from '../../portal.vite.ts'

export default portal('partner')
