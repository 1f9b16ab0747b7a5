export { Form, type FormError, type FormProps } from './Form.tsx'
export { FormFooter, type FormFooterProps } from './FormFooter.tsx'
export {
  Controller,
  useFieldArray,
  useForm,
  useWatch,
  type Control,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
