import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIALOG_SHELLS, OPENED_BY_STATES, OPENED_BY_TESTS, OPENED_BY_WALK } from './dialog-coverage'

const DIALOG = /<(?:Dialog|FormDialog|ConfirmDialog|NoteDialog|ScheduleFrame)\b/

test('every dialog of the editor is opened by the walk of its screens, by a state or by a test', () => {
  const files = readdirSync('editor', { recursive: true, encoding: 'utf8' })
    .map((file) => `editor/${file}`)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/\/(?:design|testing)\//.test(file))
    .filter((file) => DIALOG.test(readFileSync(file, 'utf8')) && !DIALOG_SHELLS.includes(file))
  expect(files.length).toBeGreaterThan(80)
  const opened = [OPENED_BY_WALK, Object.values(OPENED_BY_STATES), Object.keys(OPENED_BY_TESTS)]
  expect(opened.flat(2).sort()).toEqual(files.sort())
})

test.each(Object.entries(OPENED_BY_TESTS))('a test reads a text of %s', (dialog, [file, text]) => {
  expect(readFileSync(dialog, 'utf8')).toContain(text)
  expect(readFileSync(file, 'utf8')).toContain(text)
})
