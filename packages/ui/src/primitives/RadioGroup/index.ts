export { RadioGroup, radioVariants, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx'
