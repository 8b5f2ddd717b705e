import { importCalendar } from './import-calendar'
import { importRecords } from './import-records'

/** Fields of Mutation. */
export const importMutations = { importRecords, importCalendar }
