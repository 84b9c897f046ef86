/** Reads and writes reviews in the content: once implemented for the embedded lake, once for hosted Sanity. */
export interface ReviewContent {
  /** A GROQ query over published documents. */
  query(groq: string, params: Record<string, unknown>): Promise<unknown>
  /** Creates a draft if it does not exist. */
  createDraft(draft: ReviewDraft): Promise<void>
  /**
   * Stores a photo as an asset and adds it to the draft of a review. Returns false when the review is gone.
   * @param by the member of staff who accepted the photo
   */
  addPhoto(reviewId: string, photo: Uint8Array, by: string): Promise<boolean>
  /** Writes the answer of a contractor into the draft of a published review. */
  answer(reviewId: string, answer: Record<string, unknown>): Promise<void>
  /**
   * Erases reviews, published or not, with their photos. Throws ReviewNeededError, and changes nothing, while another document
   * refers to one of them. It can be called again after a failure.
   */
  erase(reviewIds: string[], by: Eraser): Promise<void>
}

export interface ReviewDraft extends Record<string, unknown> {
  _id: `drafts.${string}`
  _type: 'review'
}

/** Who erases: a member of staff with the request that asked for it, or (without a request) the customer, with a mailed code. */
export type Eraser = { id: string; request: Request } | { id: 'customer'; request: null }

/** Thrown when a review cannot be erased, because staff chose it for another document. */
export class ReviewNeededError extends Error {
  override name = 'ReviewNeededError'
}

/** The file name of a review's photo. */
export const photoNameOf = (reviewId: string): string => `${reviewId}.jpg`

/** An item for the list of photos of a review, with a reference to an asset. */
export const pictureOf = (assetId: string) => ({
  _type: 'picture',
  _key: assetId.slice(-12),
  asset: { _type: 'reference', _ref: assetId },
})
