/**
 * The fields with figures that advertise, by document type, beside the site figures and the figures of pages. A document states
 * the evidence of all of them in its field `evidence`, but for installers: the tool Contractors keeps their figures. The last
 * part of each path is unique in its document.
 */
export const FIGURE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  city: [
    'serviceCount',
    'contractorCount',
    'contractorRating',
    'localData.averageRating',
    'localData.totalReviews',
    'marketSpecifics.averageWaitTime',
  ],
  installer: ['rating', 'reviewCount', 'yearsExperience', 'completedJobs'],
  featuredContractor: ['rating', 'reviews', 'yearsExperience', 'responseTime', 'licensed', 'insured'],
  emergencyService: ['responseTime'],
  siteSettings: [
    'structuredData.ratingValue',
    'structuredData.reviewCount',
    'structuredData.bundleRatingValue',
    'structuredData.bundleReviewCount',
    'structuredData.howToTotalHours',
    'structuredData.howToEstimatedCost',
  ],
}
