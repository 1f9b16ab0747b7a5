import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { get, useFormState, type FieldPath, type FieldValues } from 'react-hook-form'
import { focusFirstInvalid, focusOn } from '../../private/focus-first-invalid.ts'
import type { PressForm } from '../Form/index.ts'
import { panelHasOwnProblem, panelProblems, type PanelProblem } from './panel-problems.ts'

interface StepFields<Values extends FieldValues, Key extends string> {
  key: Key
  fields: readonly FieldPath<Values>[]
  sends?: boolean
  done?: boolean
}

interface WizardInput<Values extends FieldValues, Key extends string> {
  form: PressForm<Values>
  steps: readonly StepFields<Values, Key>[]
  /** Fields shown under every step that submits. */
  footFields: readonly FieldPath<Values>[]
  /** Whether any step can be opened at any time, without validation before submit. */
  free: boolean
  initialStep: Key | undefined
  onStepChange: ((key: Key) => void) | undefined
}

/** Manages the current step, its errors, and navigation between steps. */
export function useWizard<Values extends FieldValues, Key extends string>(input: WizardInput<Values, Key>) {
  const { form, steps, footFields, free, initialStep, onStepChange } = input
  const [current, setCurrent] = useState(() => {
    return Math.max(
      0,
      steps.findIndex(({ key }) => key === initialStep),
    )
  })
  /** The furthest step that was shown: the steps before it count as passed. */
  const [furthest, setFurthest] = useState(current)
  const [problems, setProblems] = useState<readonly PanelProblem[]>([])
  const [attempts, attempted] = useReducer((count: number) => count + 1, 0)
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0)
  const panels = useRef<(HTMLElement | null)[]>([])
  const heading = useRef<HTMLHeadingElement | null>(null)
  const { errors } = useFormState({ control: form.control })
  const { refusal, refused } = form
  const sendsFrom = (index: number) => index === steps.length - 1 || Boolean(steps[index]?.sends)

  const isWrong = (field: string) =>
    Boolean(get(errors, field)) || refused.some((name) => name === field || name.startsWith(`${field}.`))
  /** Returns the fields of a step; the footer fields count for the first step that submits. */
  const fieldsOf = (index: number): readonly string[] => [
    ...(steps[index]?.fields ?? []),
    ...(sendsFrom(index) && !steps.slice(0, index).some((step) => step.sends) ? footFields : []),
  ]
  /** Returns the step to open: the first with an error, unless all errors are visible. */
  const firstWrong = (): number => {
    const first = steps.findIndex((_step, index) => fieldsOf(index).some(isWrong))
    const elsewhere = steps.some(({ fields }) => fields.some(isWrong))
    return sendsFrom(current) && !elsewhere && footFields.some(isWrong) ? current : first
  }

  const show = (index: number) => {
    const step = steps[index]
    if (!step) return
    setProblems([])
    setCurrent(index)
    setFurthest(Math.max(furthest, index))
    if (index !== current) onStepChange?.(step.key)
  }
  const isRight = async (index: number) => {
    const fields = steps[index]?.fields ?? []
    // Checked first: a control's own error, such as an upload in progress, has priority over a rule's error.
    const own = panelHasOwnProblem(panels.current[index] ?? null)
    const right = fields.length === 0 || (await form.trigger(fields))
    return right && !own
  }
  /** Goes to a step. In strict order it stops at the first invalid step on the way and shows its errors. */
  const goTo = async (target: number): Promise<boolean> => {
    const stepsToPass = free ? [] : Array.from({ length: Math.max(0, target - current) }, (_step, at) => current + at)
    for (const index of stepsToPass) {
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
  const send = async () => {
    const unreadable = panels.current.findIndex((panel) => panelHasOwnProblem(panel))
    if (unreadable < 0) await form.submit()
    else if (await form.trigger()) show(unreadable)
    if (free) attempted()
  }
  /** Handles a click on the visible button, and Enter in a field. */
  const proceed = async () => {
    if (form.busy) return
    if (!free) {
      if ((await goTo(current + 1)) && current === steps.length - 1) await send()
    } else if (sendsFrom(current)) await send()
    else {
      // Enter blurs the field like a click on the button does, so that it is validated.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await goTo(current + 1)
    }
  }

  // Lists the errors and focuses the first invalid control. The errors must be rendered first.
  const point = useEffectEvent(() => {
    const found = panelProblems(panels.current[current] ?? null)
    focusOn(found[0]?.control)
    return found
  })
  const [leads, led] = useReducer((count: number) => count + 1, 0)
  const lead = useEffectEvent(() => {
    if (!free) return setProblems(point())
    const wrong = firstWrong()
    if (wrong >= 0) show(wrong)
    led()
  })
  useEffect(() => {
    if (attempts === 0) return
    const frame = requestAnimationFrame(() => lead())
    return () => cancelAnimationFrame(frame)
  }, [attempts])
  // Runs after the target step has rendered.
  useEffect(() => {
    if (leads > 0) focusFirstInvalid(heading.current?.closest('form') ?? null)
  }, [leads])
  useEffect(() => {
    if (arrivals > 0) heading.current?.focus()
  }, [arrivals])

  // Fixed errors leave the list. A field reports when its validation ends, not on each keystroke.
  const listed = problems.length > 0
  useEffect(() => {
    const panel = panels.current[current]
    if (!listed || !panel) return
    const observer = new MutationObserver(() => setProblems(panelProblems(panel)))
    observer.observe(panel, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'aria-describedby'],
    })
    return () => observer.disconnect()
  }, [listed, current])

  // A server-side error opens the step of its first field. Its message is already shown above the form.
  const [answered, setAnswered] = useState(refusal)
  if (refusal !== answered) {
    setAnswered(refusal)
    const wrong = refused.length > 0 ? firstWrong() : -1
    if (wrong >= 0) {
      setCurrent(wrong)
      setProblems([])
    }
  }
  const pointAtRefused = useEffectEvent(() => {
    const step = steps[current]
    if (step && point().length > 0) onStepChange?.(step.key)
  })
  useEffect(() => {
    if (!refusal?.fields) return
    const frame = requestAnimationFrame(() => pointAtRefused())
    return () => cancelAnimationFrame(frame)
  }, [refusal])

  return {
    current,
    problems,
    goTo,
    proceed,
    sends: sendsFrom(current),
    panelRef: (index: number) => (element: HTMLElement | null) => {
      panels.current[index] = element
    },
    headingRef: heading,
    stateOf: (index: number) => {
      if (fieldsOf(index).some(isWrong)) return 'problem'
      return (free ? steps[index]?.done : index < furthest) ? 'done' : 'open'
    },
  }
}
