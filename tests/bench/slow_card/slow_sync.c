/* Lets every sync take so many milliseconds longer (LD_PRELOAD, SYNC_MILLISECONDS).
 *
 * The sync itself is done first: what a caller is told is durable is durable.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static int slowed(const char *name, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    int done = real(fd);
    const char *text = getenv("SYNC_MILLISECONDS");
    long wait = text ? atol(text) : 0;
    struct timespec rest = {wait / 1000, wait % 1000 * 1000000};
    nanosleep(&rest, NULL);
    return done;
}

int fsync(int fd) { return slowed("fsync", fd); }
int fdatasync(int fd) { return slowed("fdatasync", fd); }
