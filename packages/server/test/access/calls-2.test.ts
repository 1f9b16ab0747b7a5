import { accessMatrix } from './matrix.ts'

await accessMatrix(1)
