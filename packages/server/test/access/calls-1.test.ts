import { testAccessMatrix } from './matrix.ts'

await testAccessMatrix(0)
