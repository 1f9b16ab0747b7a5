import { act } from '@press/client'
import {
  currentStage,
  getGrantedScope,
  isScorable,
  getFlagsAfterMove,
  moveNeedsReason,
  needsReason,
  getShortageAction,
  printFormKinds,
  getSteps,
  stageWorks,
  type StageKey,
  type StageMove,
  type StageWork,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { glyphs, stageGlyphs, useMoveLabels, type PassportAction } from '@press/ui'
import type { TechCard } from '../shared/tech-card.ts'
import { useStaff } from '../shared/useStaff.ts'

/** An action on a card that opens a dialog. */
export type CardTask =
  | { kind: 'work'; work: StageWork }
  | ({ kind: 'move' } & StageMove)
  | { kind: 'record' | 'settle' }
  | { kind: 'approve' | 'schedule' | 'delivery' | 'history' | 'documents' | 'signal' | 'score' | 'archive' | 'restore' }

/**
 * Returns the actions that the user may take on a card now, in the order of the passport's action bar. The next step is the primary
 * action.
 */
export function useCardActions(card: TechCard, open: (task: CardTask) => void): PassportAction[] {
  const { t } = useTranslation(['tech-cards', 'boards', 'documents', 'domain', 'shop', 'social'])
  const { role, to } = useStaff()
  const { nameOf, reasonAgainst } = useMoveLabels(role)
  const { saving, save } = useSaving()
  const { id, version, application_id, offer_id, project_id } = card
  const may = (action: Parameters<typeof getGrantedScope<'techCards'>>[2]) =>
    getGrantedScope(role, 'techCards', action) === 'all'

  const shortage = getShortageAction(role, card)
  const printed = card.is_account || card.is_stock || card.is_done
  const { works, next, others, signs, signsFirst, archives, restores } = getSteps(role, card)

  const moveNow = (from: StageKey, target: StageKey) =>
    save(
      `${from}:${target}`,
      () =>
        act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, target), version },
        }),
      t('domain:moved', { id, from: t(`domain:stage.${from}`), to: t(`domain:stage.${target}`) }),
    )
  const moveAction = (pair: StageMove, variant: PassportAction['variant']): PassportAction => {
    const against = reasonAgainst(card, pair.from, pair.to)
    return {
      key: `${pair.from}:${pair.to}`,
      label: nameOf(pair.to),
      ...(variant && { variant }),
      ...(variant !== 'primary' && { glyph: stageGlyphs[pair.to] }),
      busy: saving === `${pair.from}:${pair.to}`,
      ...(against && { disabledReason: against }),
      onSelect: () =>
        moveNeedsReason(role, card, pair.to) ? open({ kind: 'move', ...pair }) : void moveNow(pair.from, pair.to),
    }
  }

  const actions: (PassportAction | false | null | undefined)[] = [
    application_id !== null &&
      getGrantedScope(role, 'applications', 'read') && {
        key: 'application',
        label: t('act.application', { id: application_id }),
        glyph: glyphs.files,
        href: to.application(application_id),
      },
    offer_id !== null && {
      key: 'offer',
      label: t('act.offer'),
      glyph: glyphs.handshake,
      href: to.offer(offer_id),
    },
    project_id !== null &&
      getGrantedScope(role, 'projects', 'read') && {
        key: 'project',
        label: t('act.project'),
        glyph: glyphs.clipboardText,
        href: to.project(project_id),
      },
    project_id === null &&
      !card.is_archieve &&
      getGrantedScope(role, 'projects', 'write') && {
        key: 'newProject',
        label: t('act.newProject'),
        glyph: glyphs.clipboardText,
        href: to.newProject(id),
      },
    { key: 'discuss', label: t('act.discuss'), glyph: glyphs.chatCircle, href: to.chatAbout(id) },
    getGrantedScope(role, 'history', 'read') && {
      key: 'history',
      label: t('act.history'),
      glyph: glyphs.clockCounterClockwise,
      onSelect: () => open({ kind: 'history' }),
    },
    {
      key: 'documents',
      label: t('documents:label'),
      glyph: glyphs.filePdf,
      onSelect: () => open({ kind: 'documents' }),
    },
    may('score') &&
      isScorable(card) && {
        key: 'score',
        label: t('score.act'),
        glyph: glyphs.star,
        onSelect: () => open({ kind: 'score' }),
      },
    // These actions appear only after printing, because unprinted books are not sold.
    printed && may('write') && { key: 'shop', label: t('shop:act'), glyph: glyphs.storefront, href: to.shop(id) },
    printed && may('write') && { key: 'post', label: t('social:act'), glyph: glyphs.image, href: to.post(id) },
    { key: 'print', label: t('act.print'), glyph: glyphs.printer, onSelect: () => window.print() },
    {
      key: 'signal',
      label: t('act.signal'),
      glyph: glyphs.bookOpen,
      onSelect: () => open({ kind: 'signal' }),
    },
    ...printFormKinds.map(
      (kind) =>
        (may('print') || card[`${kind}_form`]) && {
          key: `${kind}Form`,
          label: t(`act.${kind}Form`),
          glyph: glyphs.clipboardText,
          href: to.printForm(id, kind),
        },
    ),
    may('deliveryData') && {
      key: 'delivery',
      label: t('act.delivery'),
      glyph: glyphs.truck,
      onSelect: () => open({ kind: 'delivery' }),
    },
    may('schedulePrint') &&
      card.is_typography && {
        key: 'schedule',
        label: t('act.schedule'),
        glyph: glyphs.calendarBlank,
        onSelect: () => open({ kind: 'schedule' }),
      },
    may('write') && {
      key: 'edit',
      label: t('act.edit'),
      glyph: glyphs.pencilSimple,
      variant: 'secondary' as const,
      href: to.editTechCard(id),
    },
    shortage && {
      key: 'shortage',
      label: t(`shortage.${shortage}`),
      glyph: glyphs.warning,
      ...(shortage === 'settle' && { variant: 'secondary' as const }),
      onSelect: () => open({ kind: shortage }),
    },
    signs && {
      key: 'approve',
      label: t('act.approve'),
      glyph: glyphs.signature,
      variant: signsFirst ? ('primary' as const) : ('secondary' as const),
      onSelect: () => open({ kind: 'approve' }),
    },
    archives && {
      key: 'archive',
      label: t('act.archive'),
      glyph: glyphs.archive,
      onSelect: () => open({ kind: 'archive' }),
    },
    restores && {
      key: 'restore',
      label: t('act.restore'),
      glyph: glyphs.arrowCounterClockwise,
      variant: 'secondary' as const,
      onSelect: () => open({ kind: 'restore' }),
    },
    ...(needsReason(role)
      ? [
          // The move dialog starts with the next step, or with a step back if the card is in the last column.
          !card.is_archieve && {
            key: 'move',
            label: t('act.move'),
            glyph: glyphs.arrowsLeftRight,
            onSelect: () => open({ kind: 'move', ...(next ?? { from: currentStage(card), to: 'stock' as const }) }),
          },
        ]
      : others.map((pair) => moveAction(pair, 'quiet'))),
    ...works.map((work, index) => ({
      key: work,
      label: t(`work.${work}.action`),
      variant: index === 0 ? ('primary' as const) : ('secondary' as const),
      glyph: index === 0 ? glyphs.check : stageGlyphs[stageWorks[work].to],
      onSelect: () => open({ kind: 'work', work }),
    })),
    next && moveAction(next, signsFirst ? 'quiet' : 'primary'),
  ]
  return actions.filter((action) => action !== false && action !== null && action !== undefined)
}
