import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { get, useFormState, type FieldPath, type FieldValues } from 'react-hook-form'
import { focusFirstInvalid, focusControl } from '../../private/focus-first-invalid.ts'
import type { PressForm } from '../Form/index.ts'
import { panelHasOwnProblem, listPanelProblems, type PanelProblem } from './panel-problems.ts'

interface StepFields<Values extends FieldValues, Key extends string> {
  key: Key
  fields: readonly FieldPath<Values>[]
  submitsHere?: boolean
  done?: boolean
}

interface WizardInput<Values extends FieldValues, Key extends string> {
  form: PressForm<Values>
  steps: readonly StepFields<Values, Key>[]
  /** Fields shown under every step that submits. */
  footerFields: readonly FieldPath<Values>[]
  /** Whether any step can be opened at any time, without validation before submit. */
  free: boolean
  initialStep: Key | undefined
  onStepChange: ((key: Key) => void) | undefined
}

/** Manages the current step, its errors, and navigation between steps. */
export function useWizard<Values extends FieldValues, Key extends string>(options: WizardInput<Values, Key>) {
  const { form, steps, footerFields, free, initialStep, onStepChange } = options
  const [currentIndex, setCurrentIndex] = useState(() => {
    return Math.max(
      0,
      steps.findIndex(({ key }) => key === initialStep),
    )
  })
  /** The furthest step that was shown: the steps before it count as passed. */
  const [furthestIndex, setFurthestIndex] = useState(currentIndex)
  const [problems, setProblems] = useState<readonly PanelProblem[]>([])
  const [attemptCount, countAttempt] = useReducer((count: number) => count + 1, 0)
  const [arrivalCount, countArrival] = useReducer((count: number) => count + 1, 0)
  const panelRefs = useRef<(HTMLElement | null)[]>([])
  const headingRef = useRef<HTMLHeadingElement | null>(null)
  const { errors } = useFormState({ control: form.control })
  const { refusal, refusedFields } = form
  const canSubmitFrom = (index: number) => index === steps.length - 1 || Boolean(steps[index]?.submitsHere)

  const hasError = (field: string) =>
    Boolean(get(errors, field)) || refusedFields.some((name) => name === field || name.startsWith(`${field}.`))
  /** Returns the fields of a step; the footer fields count for the first step that submits. */
  const getFields = (index: number): readonly string[] => [
    ...(steps[index]?.fields ?? []),
    ...(canSubmitFrom(index) && !steps.slice(0, index).some((step) => step.submitsHere) ? footerFields : []),
  ]
  /**
   * Returns the index of the first step with an error, or -1 if there is no error. Returns the current step if only the footer
   * fields have errors and the current step shows them.
   */
  const findFirstInvalidStep = (): number => {
    const firstIndex = steps.findIndex((_step, index) => getFields(index).some(hasError))
    const hasErrorInSteps = steps.some(({ fields }) => fields.some(hasError))
    return canSubmitFrom(currentIndex) && !hasErrorInSteps && footerFields.some(hasError) ? currentIndex : firstIndex
  }

  const showStep = (index: number) => {
    const step = steps[index]
    if (!step) return
    setProblems([])
    setCurrentIndex(index)
    setFurthestIndex(Math.max(furthestIndex, index))
    if (index !== currentIndex) onStepChange?.(step.key)
  }
  const validateStep = async (index: number) => {
    const fields = steps[index]?.fields ?? []
    // Checked first: a control's own error, such as an upload in progress, has priority over a rule's error.
    const hasOwnProblem = panelHasOwnProblem(panelRefs.current[index] ?? null)
    const isValid = fields.length === 0 || (await form.trigger(fields))
    return isValid && !hasOwnProblem
  }
  /** Goes to a step. In strict order it stops at the first invalid step on the way and shows its errors. */
  const goTo = async (target: number): Promise<boolean> => {
    const stepsToPass = free
      ? []
      : Array.from({ length: Math.max(0, target - currentIndex) }, (_step, offset) => currentIndex + offset)
    for (const index of stepsToPass) {
      if (!(await validateStep(index))) {
        showStep(index)
        countAttempt()
        return false
      }
    }
    if (target < steps.length) {
      showStep(target)
      countArrival()
    }
    return true
  }
  const submitForm = async () => {
    const unreadablePanelIndex = panelRefs.current.findIndex((panel) => panelHasOwnProblem(panel))
    if (unreadablePanelIndex < 0) await form.submit()
    else if (await form.trigger()) showStep(unreadablePanelIndex)
    if (free) countAttempt()
  }
  /** Handles a click on the visible button, and Enter in a field. */
  const proceed = async () => {
    if (form.busy) return
    if (!free) {
      if ((await goTo(currentIndex + 1)) && currentIndex === steps.length - 1) await submitForm()
    } else if (canSubmitFrom(currentIndex)) await submitForm()
    else {
      // Enter blurs the field like a click on the button does, so that it is validated.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await goTo(currentIndex + 1)
    }
  }

  // Lists the errors and focuses the first invalid control. The errors must be rendered first.
  const focusFirstProblem = useEffectEvent(() => {
    const panelProblemList = listPanelProblems(panelRefs.current[currentIndex] ?? null)
    focusControl(panelProblemList[0]?.control)
    return panelProblemList
  })
  const [redirectCount, countRedirect] = useReducer((count: number) => count + 1, 0)
  const goToFirstProblem = useEffectEvent(() => {
    if (!free) return setProblems(focusFirstProblem())
    const wrongStep = findFirstInvalidStep()
    if (wrongStep >= 0) showStep(wrongStep)
    countRedirect()
  })
  useEffect(() => {
    if (attemptCount === 0) return
    const frame = requestAnimationFrame(() => goToFirstProblem())
    return () => cancelAnimationFrame(frame)
  }, [attemptCount])
  // Runs after the target step has rendered.
  useEffect(() => {
    if (redirectCount > 0) focusFirstInvalid(headingRef.current?.closest('form') ?? null)
  }, [redirectCount])
  useEffect(() => {
    if (arrivalCount > 0) headingRef.current?.focus()
  }, [arrivalCount])

  // Removes corrected errors from the list. The observer runs when the errors on screen change: after a field's validation, not on
  // each keystroke.
  const hasListedProblems = problems.length > 0
  useEffect(() => {
    const panel = panelRefs.current[currentIndex]
    if (!hasListedProblems || !panel) return
    const observer = new MutationObserver(() => setProblems(listPanelProblems(panel)))
    observer.observe(panel, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'aria-describedby'],
    })
    return () => observer.disconnect()
  }, [hasListedProblems, currentIndex])

  // A server-side error opens the step of its first field. Its message is already shown above the form.
  const [handledRefusal, setHandledRefusal] = useState(refusal)
  if (refusal !== handledRefusal) {
    setHandledRefusal(refusal)
    const wrongStep = refusedFields.length > 0 ? findFirstInvalidStep() : -1
    if (wrongStep >= 0) {
      setCurrentIndex(wrongStep)
      setProblems([])
    }
  }
  const focusRefusedField = useEffectEvent(() => {
    const step = steps[currentIndex]
    if (step && focusFirstProblem().length > 0) onStepChange?.(step.key)
  })
  useEffect(() => {
    if (!refusal?.fields) return
    const frame = requestAnimationFrame(() => focusRefusedField())
    return () => cancelAnimationFrame(frame)
  }, [refusal])

  return {
    current: currentIndex,
    problems,
    goTo,
    proceed,
    submitsHere: canSubmitFrom(currentIndex),
    panelRef: (index: number) => (element: HTMLElement | null) => {
      panelRefs.current[index] = element
    },
    headingRef,
    stateOf: (index: number) => {
      if (getFields(index).some(hasError)) return 'problem'
      return (free ? steps[index]?.done : index < furthestIndex) ? 'done' : 'open'
    },
  }
}
