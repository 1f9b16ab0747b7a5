export { PostForm, type PostFormProps } from './PostForm.tsx'
export { type PostBody, type PostValues } from './post-values.ts'
