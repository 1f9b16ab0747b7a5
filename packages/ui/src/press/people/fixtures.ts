import type { Person } from './wire.ts'

/* Made-up rows for stories. */

export const person = (id: number, name: string, role_id: number): Person => ({ id, name, role_id, avatar: null })
export const elena = person(4, 'Елена Ким', 4)
export const nurlan = person(5, 'Нұрлан Абай', 5)
export const saule = person(6, 'Сәуле Тоқтар', 5)
export const aigul = person(3, 'Айгүл Сәрсен', 3)
export const timur = person(9, 'Тимур Ли', 9)
export const erlan = person(71, 'Ерлан Дәулет', 7)
