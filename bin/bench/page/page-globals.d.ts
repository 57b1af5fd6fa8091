/** What benchmarks keep in the page that they measure. */
interface Window {
  taps: readonly number[];
  added?: number;
  tasks: number[];
}
