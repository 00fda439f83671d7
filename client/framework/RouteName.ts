export type RouteName =
  | 'content'
  | 'carList'
  | 'carDetail'
  | 'compare'
  | 'saved'
  | 'dealerList'
  | 'dealerDetail'
  | 'siteSearch';
