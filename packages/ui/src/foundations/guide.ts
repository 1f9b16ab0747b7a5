/**
 * The guide on a component's Storybook page, next to its stories. It is in `Name.guide.ts` and reaches the page as the stories'
 * parameter `guide`; `guides.test.ts` requires one for every component. Written in English, for designers and engineers.
 */
export interface Guide {
  /** What the component is for, in one or two sentences. */
  purpose: string
  /** The named parts of the component, in reading order. */
  anatomy: readonly string[]
  /** When another component is the better choice. */
  instead: readonly (readonly [when: string, use: string])[]
  /** What each key does while focus is inside; empty if nothing takes focus. */
  keyboard: readonly (readonly [keys: string, does: string])[]
  /** What the component does for assistive technology, and what the caller must still do. */
  accessibility: readonly string[]
  dos: readonly string[]
  donts: readonly string[]
}
