import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { get, useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { focusOn } from '../../private/focusFirstInvalid.ts'
import type { FormError } from '../Form/index.ts'
import { hasOwnProblem, panelProblems, type PanelProblem } from './panelProblems.ts'

interface StepFields<Values extends FieldValues, Key extends string> {
  key: Key
  fields: readonly FieldPath<Values>[]
}

interface WizardInput<Values extends FieldValues, Key extends string> {
  form: UseFormReturn<Values>
  steps: readonly StepFields<Values, Key>[]
  initialStep: Key | undefined
  error: FormError | null | undefined
  onStep: ((key: Key) => void) | undefined
}

/** Which step is shown, what is wrong with it, and the ways between steps. */
export function useWizard<Values extends FieldValues, Key extends string>(input: WizardInput<Values, Key>) {
  const { form, steps, initialStep, error, onStep } = input
  const [current, setCurrent] = useState(() => {
    return Math.max(
      0,
      steps.findIndex(({ key }) => key === initialStep),
    )
  })
  /** The furthest step that was shown: those before it were passed. */
  const [furthest, setFurthest] = useState(current)
  const [problems, setProblems] = useState<readonly PanelProblem[]>([])
  const [attempts, attempted] = useReducer((count: number) => count + 1, 0)
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0)
  const panels = useRef<(HTMLElement | null)[]>([])
  const heading = useRef<HTMLHeadingElement | null>(null)
  const { errors } = useFormState({ control: form.control })

  const show = (index: number) => {
    const step = steps[index]
    if (!step) return
    setProblems([])
    setCurrent(index)
    setFurthest(Math.max(furthest, index))
    if (index !== current) onStep?.(step.key)
  }
  const isRight = async (index: number) => {
    const fields = steps[index]?.fields ?? []
    const right = fields.length === 0 || (await form.trigger(fields))
    return right && !hasOwnProblem(panels.current[index] ?? null)
  }
  /** Goes to a step unless one on the way is not right: then to that one, with its problems. */
  const goTo = async (target: number) => {
    for (let index = current; index < target; index += 1) {
      if (!(await isRight(index))) {
        show(index)
        attempted()
        return false
      }
    }
    if (target < steps.length) {
      show(target)
      arrived()
    }
    return true
  }

  // Errors must stand on the page before they can be listed and the focus can go to the first of them.
  const point = useEffectEvent(() => {
    const found = panelProblems(panels.current[current] ?? null)
    focusOn(found[0]?.control)
    return found
  })
  useEffect(() => {
    if (attempts === 0) return
    const frame = requestAnimationFrame(() => setProblems(point()))
    return () => cancelAnimationFrame(frame)
  }, [attempts])
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus()
  }, [arrivals])

  // What the server refused lies on the step of its first field. Its message stands above already: no list beside it.
  const [answered, setAnswered] = useState(error)
  if (error !== answered) {
    setAnswered(error)
    const refused = steps.findIndex(({ fields }) => fields.some((field) => error?.fields?.[field]))
    if (refused >= 0) {
      setCurrent(refused)
      setProblems([])
    }
  }
  const pointAtRefused = useEffectEvent(() => {
    const step = steps[current]
    if (step && point().length > 0) onStep?.(step.key)
  })
  useEffect(() => {
    if (!error?.fields) return
    const frame = requestAnimationFrame(() => pointAtRefused())
    return () => cancelAnimationFrame(frame)
  }, [error])

  return {
    current,
    problems,
    goTo,
    panelRef: (index: number) => (element: HTMLElement | null) => {
      panels.current[index] = element
    },
    headingRef: heading,
    /** Some field was changed: what has been mended leaves the list. */
    recheck: () => {
      if (problems.length > 0) requestAnimationFrame(() => setProblems(panelProblems(panels.current[current] ?? null)))
    },
    stateOf: (index: number) => {
      const { fields } = steps[index] ?? { fields: [] }
      if (fields.some((field) => get(errors, field) || error?.fields?.[field])) return 'problem'
      return index < furthest ? 'done' : 'open'
    },
  }
}
