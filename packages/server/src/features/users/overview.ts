import {
  addDays,
  calculateCriterionMeans,
  shownWeekCounts,
  groupRatingsByQuarter,
  ratingCriteria,
  calculateRatingMean,
  sumWeeklyHours,
  workWeekHours,
  type CriterionMeans,
  type Rating,
  type UserSummary,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday, getWeek } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from '../shared/images.ts'
import { daySql } from '../../database/clauses.ts'

/** The number of works that the page shows. */
const maxWorks = 5

type Work = Omit<UserSummary['works'][number], 'src_cover' | 'mean'> & {
  start_date: string | null
  cover_file_id: number | null
  scores: Rating | null
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10
const calculateMean = (means: CriterionMeans): number =>
  roundToTenth(ratingCriteria.reduce((sum, key) => sum + means[key], 0) / ratingCriteria.length)

/** Returns a person's ratings, load, contracts and latest works. */
export async function findOverview({ db, files }: { db: Db; files: Files }, id: number): Promise<UserSummary> {
  const [profile] = await queryRows<{ specialization: string | null }>(
    db,
    sql`select specialization from users left join profiles on profiles.user_id = users.id where users.id = ${id}`,
  )
  if (!profile) throw new PressError('notFound')
  const [works, peerMeans, contracts] = await Promise.all([
    findAllWorks(db, id),
    findPeerMeans(db, profile.specialization),
    findSignedContracts(db, id),
  ])
  const day = getToday()
  const ratedWorks = works.flatMap(({ scores, done_on }) => (scores && done_on ? [{ scores, on: done_on }] : []))
  const currentWeek = getWeek(day)
  const weeks = Array.from({ length: shownWeekCounts.before + 1 + shownWeekCounts.after }, (_none, index) =>
    getWeek(addDays(currentWeek.first, (index - shownWeekCounts.before) * 7)),
  )
  const hours = sumWeeklyHours(works, weeks, day)
  return {
    rating: {
      works: ratedWorks.length,
      mean:
        ratedWorks.length > 0
          ? roundToTenth(
              ratedWorks.reduce((sum, { scores }) => sum + calculateRatingMean(scores), 0) / ratedWorks.length,
            )
          : null,
      quarters: groupRatingsByQuarter(ratedWorks, day),
      peers: peerMeans,
      peers_mean: peerMeans && calculateMean(peerMeans),
    },
    load: {
      capacity_hours: workWeekHours,
      weeks: weeks.map(({ first }, index) => ({
        first,
        hours: hours[index] ?? 0,
        running: first === currentWeek.first,
      })),
    },
    contracts,
    works: works.slice(0, maxWorks).map(({ start_date: _start, cover_file_id, scores, ...work }) => ({
      ...work,
      src_cover: getImage(files, cover_file_id, 'thumb'),
      mean: scores && roundToTenth(calculateRatingMean(scores)),
    })),
    works_total: works.length,
  }
}

/** Returns all works of a person; recently submitted works and current works come first. */
const findAllWorks = (db: Db, id: number): Promise<Work[]> =>
  queryRows<Work>(
    db,
    sql`select works.id, works.name, works.status, cards.book_name, cards.language, cards.cover_file_id, works.start_date,
        works.end_date, ${daySql('works.completed_at')} as done_on, works.hours, works.price, works.scores
      from work_types works join tech_cards cards on cards.id = works.tech_card_id
      where works.executor_id = ${id} and works.status <> 'cancelled'
      order by works.completed_at desc nulls first, works.end_date desc nulls last, works.id desc`,
  )

/** Returns the mean scores of all works by active people of one specialization. */
async function findPeerMeans(db: Db, specialization: string | null): Promise<CriterionMeans | null> {
  if (!specialization) return null
  const rows = await queryRows<{ scores: Rating }>(
    db,
    sql`select works.scores from work_types works join profiles on profiles.user_id = works.executor_id
        join users on users.id = works.executor_id and users.active
      where profiles.specialization = ${specialization} and works.scores is not null`,
  )
  return calculateCriterionMeans(rows)
}

const findSignedContracts = (db: Db, id: number): Promise<UserSummary['contracts']> =>
  queryRows(
    db,
    sql`select id, kind, number, date, ends_on from contracts where party_id = ${id} and status = 'signed'
      order by ends_on nulls last, id desc`,
  )
