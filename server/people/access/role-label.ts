/** What a role is called: `Webmaster`; with its department, `Youth: Lead`. */
export function roleLabel(role: { readonly name: string; readonly department: string }): string {
  return role.department === '' ? role.name : `${role.department}: ${role.name}`
}
