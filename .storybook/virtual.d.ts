declare module 'virtual:props' {
  const facts: import('./props.ts').Facts
  export default facts
}
