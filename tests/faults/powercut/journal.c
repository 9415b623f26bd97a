/* Writes down what a process does to the files of one folder, in order (LD_PRELOAD).
 *
 * JOURNAL_FOLDER names the folder, JOURNAL_FILE the journal. An entry is a head of five 64-bit
 * numbers (operation, inode, offset or size, length of the name, length of the data), then both.
 * An operation is written down after it was done, so that a sync in the journal has really ended.
 * spoil(n, error) lets the n-th operation from now on fail instead of being done.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(result, name, ...)                                  \
    static result (*real)(__VA_ARGS__);                          \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

enum { CREATE = 1, WRITE, RESIZE, SYNC, UNLINK, RENAME, LINK };
enum { FDS = 4096 };

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int journal = -1;
static char watched[FDS];
static long spoil_after, spoil_error, spoilt;

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("JOURNAL_FILE");
    folder = getenv("JOURNAL_FOLDER");
    if (!folder || !file) return;
    /* openat() and writev() are not watched, so the journal does not journal itself. */
    journal = openat(AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

void spoil(long after, long error) { spoil_after = after, spoil_error = error, spoilt = 0; }
long was_spoilt(void) { return spoilt; }

static int fails(void) {
    if (spoil_after <= 0 || --spoil_after > 0) return 0;
    spoilt = 1;
    errno = (int)spoil_error;
    return 1;
}

static const char *inside(const char *path) {
    size_t length = folder && path ? strlen(folder) : 0;
    if (journal < 0 || !length || strncmp(path, folder, length)) return NULL;
    if (!path[length]) return ".";
    return path[length] == '/' ? path + length + 1 : NULL;
}

static int is_watched(int fd) { return journal >= 0 && fd >= 0 && fd < FDS && watched[fd]; }

static void note(int what, uint64_t inode, int64_t where, const char *name, const void *data,
                 size_t size) {
    int64_t head[5] = {what, (int64_t)inode, where, (int64_t)strlen(name), (int64_t)size};
    struct iovec parts[3] = {
        {head, sizeof head}, {(void *)name, strlen(name)}, {(void *)data, size}};
    int kept = errno;
    pthread_mutex_lock(&guard);
    if (writev(journal, parts, 3) != (ssize_t)(sizeof head + strlen(name) + size)) abort();
    pthread_mutex_unlock(&guard);
    errno = kept;
}

static uint64_t inode_of(int fd) {
    struct stat state;
    return fstat(fd, &state) ? 0 : state.st_ino;
}

static int opened(int fd, const char *path, int flags, int existed) {
    const char *name = inside(path);
    if (fd < 0 || fd >= FDS) return fd;
    watched[fd] = name != NULL;
    if (!name) return fd;
    if (!existed) note(CREATE, inode_of(fd), 0, name, "", 0);
    else if (flags & O_TRUNC) note(RESIZE, inode_of(fd), 0, "", "", 0);
    return fd;
}

#define OPEN(symbol)                                                           \
    int symbol(const char *path, int flags, ...) {                             \
        REAL(int, #symbol, const char *, int, ...);                            \
        va_list rest;                                                          \
        va_start(rest, flags);                                                 \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;              \
        va_end(rest);                                                          \
        int existed = !inside(path) || !faccessat(AT_FDCWD, path, F_OK, 0);    \
        if (!existed && (flags & O_CREAT) && fails()) return -1;               \
        return opened(real(path, flags, mode), path, flags, existed);          \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < FDS) watched[fd] = 0;
    return real(fd);
}

static ssize_t wrote(int fd, const void *data, ssize_t done, int64_t where) {
    if (done > 0) note(WRITE, inode_of(fd), where, "", data, (size_t)done);
    return done;
}

ssize_t write(int fd, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (!is_watched(fd)) return real(fd, data, size);
    if (fails()) return -1;
    ssize_t done = real(fd, data, size);
    return wrote(fd, data, done, lseek(fd, 0, SEEK_CUR) - done);
}

#define PWRITE(symbol)                                                          \
    ssize_t symbol(int fd, const void *data, size_t size, off64_t where) {      \
        REAL(ssize_t, #symbol, int, const void *, size_t, off64_t);             \
        if (!is_watched(fd)) return real(fd, data, size, where);                \
        if (fails()) return -1;                                                 \
        return wrote(fd, data, real(fd, data, size, where), where);             \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define RESIZE_BY(symbol)                                                       \
    int symbol(int fd, off64_t size) {                                          \
        REAL(int, #symbol, int, off64_t);                                       \
        if (is_watched(fd) && fails()) return -1;                               \
        int result = real(fd, size);                                            \
        if (!result && is_watched(fd)) note(RESIZE, inode_of(fd), size, "", "", 0); \
        return result;                                                          \
    }
RESIZE_BY(ftruncate)
RESIZE_BY(ftruncate64)

#define SYNC_BY(symbol)                                                         \
    int symbol(int fd) {                                                        \
        REAL(int, #symbol, int);                                                \
        if (is_watched(fd) && fails()) return -1;                               \
        int result = real(fd);                                                  \
        if (!result && is_watched(fd)) note(SYNC, inode_of(fd), 0, "", "", 0);  \
        return result;                                                          \
    }
SYNC_BY(fsync)
SYNC_BY(fdatasync)

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    int result = real(path);
    if (!result && inside(path)) note(UNLINK, 0, 0, inside(path), "", 0);
    return result;
}

static int named(int result, int what, const char *old, const char *new) {
    if (!result && inside(old) && inside(new))
        note(what, 0, 0, inside(old), inside(new), strlen(inside(new)));
    return result;
}

int rename(const char *old, const char *new) {
    REAL(int, "rename", const char *, const char *);
    return named(real(old, new), RENAME, old, new);
}

int link(const char *old, const char *new) {
    REAL(int, "link", const char *, const char *);
    return named(real(old, new), LINK, old, new);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    return named(real(from, old, to, new, flags), LINK, old, new);
}
