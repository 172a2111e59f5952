/** Stands in for the intercepting routes of the app router: pages have none. */
module.exports = { INTERCEPTION_ROUTE_MARKERS: [], isInterceptionRouteAppPath: () => false };
