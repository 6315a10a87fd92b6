/** Downloads a saga. */
export function download(name: string, saga: string): void {
  const address = URL.createObjectURL(new Blob([saga], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
