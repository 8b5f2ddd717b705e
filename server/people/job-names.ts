/** The kinds of jobs about people. */
export const INVITATION = 'invitation'
