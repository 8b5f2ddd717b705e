/** A page or a record that points at another (`Reference` in schema/api). */
export interface ReferenceNode {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly locationId: number | null
  readonly locationName: string | null
  readonly isLive: boolean
  readonly isDraft: boolean
}
