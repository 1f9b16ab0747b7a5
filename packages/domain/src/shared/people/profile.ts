/** A position in a person's career. Years are numbers, and null when the year is unknown or the position is current. */
export interface Experience {
  place: string
  position: string
  from: number | null
  to: number | null
}

export interface Education {
  place: string
  speciality: string
  year: number | null
}

/** The fields of the form of a person's own profile. Unknown values are ''. */
export interface ProfileInput {
  name: string
  birthday: string
  social_links: readonly { url: string }[]
  experience: readonly { place: string; from: string; to: string }[]
  education: readonly { place: string; year: string }[]
}

export type ProfileProblem = 'required' | 'link' | 'future' | 'year' | 'yearFuture' | 'yearOrder'
/** Problems by form field, such as `experience.0.from`. */
export type ProfileProblems = Record<string, ProfileProblem>

/** Whether a text is a complete URL. */
const isCompleteUrl = (url: string): boolean => /^https?:\/\/\S+\.\S+$/.test(url) && URL.canParse(url)

/** Checks a year: four digits, from 1900 to this year. */
function getYearProblem(year: string, today: string): ProfileProblem | null {
  if (!year) return null
  if (!/^(19|20)\d\d$/.test(year)) return 'year'
  return Number(year) > Number(today.slice(0, 4)) ? 'yearFuture' : null
}

/**
 * Returns the problems of a profile by field. The profile may be saved if there are none. The input fields themselves check phones.
 */
export function validateProfile(profile: ProfileInput, today: string): ProfileProblems {
  const problems: ProfileProblems = {}
  const addProblem = (field: string, problem: ProfileProblem | null | false) => {
    if (problem) problems[field] = problem
  }
  addProblem('name', !profile.name.trim() && 'required')
  addProblem('birthday', profile.birthday > today && 'future')
  profile.social_links.forEach(({ url }, index) =>
    addProblem(`social_links.${index}.url`, url.trim() !== '' && !isCompleteUrl(url.trim()) && 'link'),
  )
  profile.experience.forEach(({ place, from, to }, index) => {
    addProblem(`experience.${index}.place`, !place.trim() && 'required')
    addProblem(`experience.${index}.from`, getYearProblem(from, today))
    addProblem(
      `experience.${index}.to`,
      to && from && Number(to) < Number(from) ? 'yearOrder' : getYearProblem(to, today),
    )
  })
  profile.education.forEach(({ place, year }, index) => {
    addProblem(`education.${index}.place`, !place.trim() && 'required')
    addProblem(`education.${index}.year`, getYearProblem(year, today))
  })
  return problems
}
