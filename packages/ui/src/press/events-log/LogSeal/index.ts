export { LogSeal, type LogSealProps } from './LogSeal.tsx'
export { LogBroken, type LogBrokenProps } from './LogBroken.tsx'
