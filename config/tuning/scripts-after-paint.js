const { TUNINGS } = require('./index');

/** Attribute of the links of a document that wait for the first paint. Its value is the `rel` of those without one. */
const MARK = 'data-after-paint';
/** A link with this media type is not loaded yet. */
const NOT_YET = 'not all';

/**
 * Runs in a document, after its last element. Scripts, manifest and icons are requested at the first paint, with the
 * lowest priority, so that they share no bandwidth with what it needs. The scripts run in their order once the main
 * picture is there too. It waits at most half a second for a picture and a second for a paint (a hidden tab paints
 * nothing), and a touch ends the wait. They are added a few in a task: all of them take a slow phone a fifth of a second.
 */
const source = `(function(w,d){
var done,painted,picture=d.querySelector('img[fetchpriority=high]'),frame=w.requestAnimationFrame,
links=[].slice.call(d.querySelectorAll('link[${MARK}]')),scripts=links.filter(function(l){return l.rel});
function add(l){
var s=d.createElement('script');s.src=l.href;s.async=false;d.head.appendChild(s)}
function next(){
scripts.splice(0,3).forEach(add);
if(scripts.length)setTimeout(next)}
function run(){
if(done)return;done=1;
next()}
function shown(){frame(function(){frame(run)})}
function paint(){
if(painted)return;painted=1;
links.forEach(function(l){l.rel=l.getAttribute('${MARK}')||l.rel;l.media='all'});
if(!picture)return setTimeout(run);
setTimeout(run,500);
if(picture.complete)shown();else picture.onload=shown}
['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,run,true)});
setTimeout(paint,1000);
if(w.PerformanceObserver)new PerformanceObserver(paint).observe({type:'paint',buffered:true});else paint()
})(window,document)`.replaceAll('\n', '');

module.exports = {
  /** Written into the build by next.config.js. */
  isPaintFirst: (process.env.TUNINGS ?? '').split(',').includes(TUNINGS.SCRIPTS_AFTER_PAINT),
  MARK,
  NOT_YET,
  source,
};
