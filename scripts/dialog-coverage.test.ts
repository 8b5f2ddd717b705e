import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOG_SHELLS, OPENED_BY_STATES, OPENED_BY_WALK } from './dialog-coverage'

const DIALOG = /<(?:Dialog|FormDialog|ConfirmDialog|NoteDialog|ScheduleFrame)\b/

test('every dialog of the editor is opened by the walk of its screens or by a state', () => {
  const files = readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .map((file) => `editor/${file}`)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/\/(?:design|testing)\//.test(file))
    .filter((file) => DIALOG.test(readFileSync(file, 'utf8')) && !DIALOG_SHELLS.includes(file))
  expect(files.length).toBeGreaterThan(80)
  const opened = [...OPENED_BY_WALK, ...Object.values(OPENED_BY_STATES).flat()]
  expect(opened.sort()).toEqual(files.sort())
})
