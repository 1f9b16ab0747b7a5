/** A person as shown in lists and avatars. `avatar` is the URL of an image. */
export interface Person {
  id: number
  name: string
  role_id: number
  avatar: string | null
}

/** An author of a book or of an application. */
export interface Author {
  /** Null for an author without an account. */
  id: number | null
  name: string
  email: string
  phone: string
}

/** A person with an account who can be chosen as an author. */
export interface AuthorOption {
  id: number
  name: string
  organization: string | null
}
